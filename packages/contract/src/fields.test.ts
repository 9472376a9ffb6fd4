/** The entities of specification.md section 3: every field that it names is read. */
import { expect, test } from 'vitest'
import * as contract from './index.ts'

const { Settings } = contract

test.each([
  [
    'Site settings',
    Settings,
    'currency currencies cash_on_delivery online_payment app_name google_playstore_link app_store_link multi_vendor mobile web_show_footer address payment_gateways web_footer_text web_footer_description web_footer_logo footer_qr web_logo social_links theme_colors pusher_app_key pusher_app_cluster app_environment show_download_app register_otp_verify register_otp_type forgot_otp_type languages social_auths phone_required phone_min_length phone_max_length order_place_account_verify menus footers app_locale',
  ],
  ['Its currency', contract.BaseCurrency, 'symbol position name rate'],
  ['Currency', contract.Currency, 'id name symbol is_default rate_from_default'],
  ['Language', contract.Language, 'id name title direction'],
  ['Social login', contract.SocialAuth, 'is_active client_id redirect_url'],
  ['Cart', contract.Cart, 'total cart_items info'],
  ['Cart shop', contract.CartShop, 'shop_id shop_name shop_logo shop_rating products'],
  [
    'Product line',
    contract.CartLine,
    'id name brand thumbnail price discount_price discount_percentage quantity size color',
  ],
  ['Size', contract.Size, 'name'],
  ['Color', contract.Color, 'name'],
  [
    'Add-to-cart payload',
    contract.addToCart.body,
    'product_id quantity color size unit is_buy_now',
  ],
  ['Checkout', contract.getCheckout.data, 'checkout_items checkout'],
  ['Asked checkout', contract.getCheckout.body, 'coupon_code shop_ids is_buy_now'],
  [
    'Totals',
    contract.Totals,
    'total_amount delivery_charge coupon_discount payable_amount order_tax_amount all_vat_taxes',
  ],
  ['User', contract.User, 'id name phone profile_photo'],
  ['Address', contract.Address, 'id is_default'],
  ['Country', contract.Country, 'name phone_code'],
  ['Registration form', contract.register.body, 'name phone email password country phone_code'],
  ['Login form', contract.login.body, 'phone password'],
  ['Forgot form', contract.sendOtp.body, 'phone phone_code forgot_password'],
  ['Reset form', contract.resetPassword.body, 'password password_confirmation token'],
  ['Category', contract.Category, 'id name thumbnail sub_categories'],
  ['Sub-category', contract.SubCategory, 'id name thumbnail'],
  ['Menu item', contract.MenuItem, 'id name url target is_external'],
  ['Footer block', contract.FooterBlock, 'id title items'],
  ['Footer item', contract.FooterItem, 'id type title url target'],
  ['Social link', contract.SocialLink, 'name link logo'],
  [
    'Chat message',
    contract.ChatMessage,
    'message created_at type user shop shop_active_status product',
  ],
  [
    'Product card',
    contract.ChatProduct,
    'thumbnail name price discount_price rating total_reviews',
  ],
  ['Chat shop', contract.ChatShop, 'id name logo'],
  [
    'Conversation row',
    contract.Conversation,
    'shop unread_message_shop last_message last_message_time',
  ],
  ['Coupon', contract.Coupon, 'id discount_type discount min_order_amount validity is_collected'],
])('%s', (_, schema, fields) => {
  expect(Object.keys(schema.entries)).toEqual(expect.arrayContaining(fields.split(' ')))
})
