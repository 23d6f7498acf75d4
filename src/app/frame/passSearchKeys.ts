import { isSearchKey } from '../../components/SearchButton/SearchButton.behavior';
import { isInTextField } from '../../platform/page/isInTextField';

/** Passes the keys that open the search from a demo to its page. In a text field of the demo they are its own. */
export function passSearchKeys({ document, parent }: Window, frame: Element): void {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || isInTextField(event) || !isSearchKey(event)) return;
    event.preventDefault();
    // What is typed until the search has loaded is for the page, too.
    parent.focus();
    frame.dispatchEvent(new KeyboardEvent(event.type, event));
  });
}
