import { Tabs } from 'radix-ui';
import { useHash } from '../../navigation/use-hash.ts';
import { TabPanel } from '../../ui/tab-panel.tsx';
import { ManageQuotes } from './manage/manage-quotes.tsx';
import { UploadTab } from './upload/upload-tab.tsx';
import './quotes-tab.css';

const UPLOAD = 'quotes';
const MANAGE = 'quotes/manage';

/** The quotes of the site. The tab within it is kept in the address's hash. */
export function QuotesTab() {
  const [hash, setHash] = useHash();
  const tab = hash === MANAGE ? MANAGE : UPLOAD;
  return (
    <section aria-labelledby="quotes-heading" className="space-y-5">
      <h2 id="quotes-heading" className="text-xl font-bold">
        Quotes
      </h2>
      <Tabs.Root value={tab} onValueChange={setHash} className="space-y-6">
        <Tabs.List aria-label="Quotes" className="subtabs">
          <Tabs.Trigger value={UPLOAD} className="subtab">
            Upload Quotes
          </Tabs.Trigger>
          <Tabs.Trigger value={MANAGE} className="subtab">
            Manage Quotes
          </Tabs.Trigger>
        </Tabs.List>
        <TabPanel
          value={UPLOAD}
          isOpen={tab === UPLOAD}
          className="grid grid-cols-1 gap-10 lg:grid-cols-2"
        >
          <UploadTab />
        </TabPanel>
        <TabPanel value={MANAGE} isOpen={tab === MANAGE}>
          <ManageQuotes />
        </TabPanel>
      </Tabs.Root>
    </section>
  );
}
