import { words } from '../words.ts'
import { home } from './home.ts'
import { kitchen } from './kitchen.ts'
import { outdoors } from './outdoors.ts'
import { style } from './style.ts'
import { tech } from './tech.ts'

/** The journal's categories with their posts. */
export const journal = [
  { name: words('Style & Care|الأناقة والعناية|استایل و مراقبت'), posts: style },
  { name: words('At Home|في البيت|در خانه'), posts: home },
  { name: words('In the Kitchen|في المطبخ|در آشپزخانه'), posts: kitchen },
  { name: words('Sound & Screens|الصوت والشاشات|صدا و تصویر'), posts: tech },
  { name: words('Out & About|خارج البيت|بیرون از خانه'), posts: outdoors },
]

/** Who writes: the picture is a face of the media set. */
export const writers: Readonly<Record<string, string>> = {
  'Mara Lindqvist': 'u/3.webp',
  'Idris Bello': 'u/8.webp',
  'Yuki Tan': 'u/11.webp',
  'Salma Haddad': 'u/14.webp',
}
