import { useId } from 'react';
import { pageStrings } from '../../domain/strings/pageStrings';
import { strings } from '../../domain/strings/strings';
import { Icon } from '../Icon/Icon';
import { Legend } from '../Legend/Legend';
import { Box, Close, Dialog, Enlarge, Image, Mark, Paper, Place, Root } from './Picture.styles';

export interface PictureProps {
  /** URLs. Without a dark one, the light one is shown in both color schemes. */
  src: { light: string; dark?: string };
  /** What is to be seen. */
  alt: string;
  /** In CSS pixels; the file has twice as many. */
  width: number;
  height: number;
  /** Places of the numbers 1, 2, … in percent from left and top. */
  callouts?: readonly (readonly [x: number, y: number])[];
  /** A remark on each number. */
  legend?: readonly string[];
}

/** Of the column on a narrow phone, in CSS pixels: nothing scales smaller pictures down. */
const narrowestColumn = 288;

/**
 * A screenshot in the color scheme of the page, with numbers over it and a remark on each below. A press shows it at
 * its full size, also without script.
 *
 * **When to use:** Use it for a screenshot of an interface that cannot run on the page.
 *
 * **When not to use:** Don't use it for what a live demo can show, or for text that users want to copy.
 *
 * **Accessibility:** It has a text alternative, and one picture for each color scheme. Numbered marks are explained
 * below it. What opens is a named dialog, which Escape closes.
 */
export function Picture({ src, alt, width, height, callouts = [], legend = [] }: PictureProps) {
  // Lazy: the one of the other color scheme, which is not displayed, is never loaded.
  const image = (url: string, className?: string) => (
    <Image src={url} {...{ className, alt, width, height }} loading="lazy" />
  );
  const id = useId();
  const images =
    src.dark === undefined ? (
      image(src.light)
    ) : (
      <>
        {image(src.light, 'only-light-mode')}
        {image(src.dark, 'only-dark-mode')}
      </>
    );
  return (
    <Root data-block="">
      <Paper>
        {/* Pictures are not mirrored, so their numbers are not either. */}
        <Box dir="ltr">
          {images}
          {callouts.map((at, index) => (
            <Place key={index} at={at} aria-hidden="true">
              <Mark>{index + 1}</Mark>
            </Place>
          ))}
        </Box>
        {width > narrowestColumn && (
          <>
            <Enlarge type="button" aria-label={pageStrings['picture.enlarge']} popoverTarget={id} />
            <Dialog popover="auto" id={id} aria-label={pageStrings['picture.enlarged']}>
              <Close
                type="button"
                aria-label={strings['dialog.close']}
                popoverTarget={id}
                popoverTargetAction="hide"
              >
                <Icon name="close" />
              </Close>
              <Box dir="ltr" data-full="" tabIndex={0}>
                {images}
              </Box>
            </Dialog>
          </>
        )}
      </Paper>
      <Legend remarks={legend} />
    </Root>
  );
}
