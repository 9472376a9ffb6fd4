import { spyOn } from 'storybook/test'

/** Before a story whose call is never answered: the client would give up in the end, after the story has gone. */
export const neverGivesUp = () =>
  void spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal)
