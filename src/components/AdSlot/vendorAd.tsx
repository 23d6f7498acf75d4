import { Host } from './AdSlot.styles';

/** What the vendor's script renders, as far as style rules name it. */
export const vendorAd = (
  <Host>
    <span id="carbonads">
      <span>
        <a className="carbon-img">
          <img alt="" />
        </a>
        <a className="carbon-text" />
        <a className="carbon-poweredby" />
      </span>
    </span>
  </Host>
);
