import frameCss from '../../src/app/browser/demo/frame.css?inline';

/** The style sheet of the frames in which demos run on the site. */
export const FrameStyles = () => <style>{frameCss}</style>;

/** What a browser without script applies: the workbench itself needs script. */
export const NoScriptStyles = () => <style>{'.needs-script { display: none !important }'}</style>;
