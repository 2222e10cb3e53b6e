import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { glossaryFindings, readGlossary } from './glossary.mjs';

export const LANGS = ['en', 'zh', 'hk', 'th', 'jp', 'kor', 'fra', 'spa'];
/** What Intl calls them: its rules say which plural forms a language has. */
const TAGS = { en: 'en', zh: 'zh', hk: 'zh-HK', th: 'th', jp: 'ja', kor: 'ko', fra: 'fr', spa: 'es' };
/** Not of a route: 'pages/nft/purchase_one' is a screen. */
const PLURAL = /(?<!\/.*)_(zero|one|two|few|many|other)$/;
/** '' of a text without plural forms. */
const formOf = (key) => PLURAL.exec(key)?.[1] ?? '';

function flatten(value, prefix = '', into = {}) {
  for (const [key, child] of Object.entries(value)) {
    const path = prefix ? `${prefix}.${key}` : key;
    if (typeof child === 'string') into[path] = child;
    else flatten(child, path, into);
  }
  return into;
}

async function readLanguage(root, lang) {
  const words = {};
  for (const file of (await readdir(join(root, lang))).filter((name) => name.endsWith('.json')).sort()) {
    const space = file.slice(0, -'.json'.length);
    for (const [key, text] of Object.entries(flatten(JSON.parse(await readFile(join(root, lang, file), 'utf8')))))
      words[`${space}:${key}`] = text;
  }
  return words;
}

const placeholders = (text) =>
  (text.match(/\{\{[^}]+\}\}|<\/?\w+\/?>/g) ?? [])
    .map((mark) => mark.replaceAll(' ', ''))
    .sort()
    .join(' ');
/** Forms that may say the count in words: "the first one", "in whole units". */
const NAMED = new Set(['zero', 'one']);
const hasAllBut = (text, source, name) =>
  placeholders(text) === placeholders(source.replaceAll(new RegExp(`\\{\\{ *${name} *\\}\\}`, 'g'), ''));
/** Form and text of each plural form of a stem; one pair, with the form '', where it has none. */
const formsIn = (words, stem) =>
  Object.entries(words)
    .filter(([key]) => key.replace(PLURAL, '') === stem)
    .map(([key, text]) => [formOf(key), text]);

const mapped = (words, change) => Object.fromEntries(Object.entries(words).map(([key, text]) => [key, change(text)]));
/** Of a text with plural forms the one that every language has. */
const whole = (words) => Object.fromEntries(Object.entries(words).filter(([key]) => /^(other)?$/.test(formOf(key))));

/** A text with a count has the forms that Intl has for the language, and a form for none where English has one. */
function formFindings(lang, words, english) {
  const wanted = new Intl.PluralRules(TAGS[lang]).resolvedOptions().pluralCategories;
  const counted = new Set(
    Object.keys(words)
      .filter((key) => formOf(key) !== '')
      .map((key) => key.replace(PLURAL, '')),
  );
  return [
    ...Object.entries(words)
      .filter(([key, text]) => formOf(key) === '' && /\{\{ *count *\}\}/.test(text))
      .map(([key]) => `${lang} ${key} has a count and no plural forms`),
    ...[...counted].flatMap((stem) => {
      const forms = [...wanted, ...(`${stem}_zero` in english ? ['zero'] : [])].sort().join(' ');
      const own = formsIn(words, stem)
        .map(([form]) => form)
        .sort()
        .join(' ');
      return own === forms ? [] : [`${lang} ${stem} has the plural forms ${own} instead of ${forms}`];
    }),
  ];
}

/** What is left of a text once placeholders, tags, symbols and words of no language (names, units, codes) are gone. */
const bare = (text, same) => {
  let rest = text.replace(/\{\{[^}]+\}\}|<[^>]+>/g, ' ');
  for (const word of same)
    rest = rest.replaceAll(
      new RegExp(`(?<![\\p{L}\\d])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d])`, 'giu'),
      ' ',
    );
  return rest.replace(/[^\p{L}]+/gu, '');
};

/** zh characters whose traditional form differs: enough of the common ones to tell a copied text from one that happens to be alike. */
const SIMPLIFIED_ONLY =
  /[们个买卖价业东丝丢两严丧丰临为丽举么义乌乐乔习乡书乱争于亏产亲亿仅从仓仪众优会伞伟传伤伦伪体侠侣侥侧侨俭债倾偿储儿兑党兰关兴养兽冈册写军农冯冲决况冻净凉减凑凤凭凯击凿刍刘则刚创删别刹剂剑剧劝办务动励劲劳势勋匀匦区医华协单卢卤卧卫却厂厅历厉压厌厍厕厢县参双发变叙叠号叹吓吕吗吨听启吴呐员响哑哗唤啰啸喷嘱团园围国图圆圣场坏块坚坛坝坞坟坠垄垒垦垫堕墙壮声壳壶处备复够头夹夺奋奖妆妇妈娱婴孙学宁宝实宠审宪宫宽宾对寻导寿将尔尘尝层届属屡岁岂岗岛岭峡币帅师帐帜带帮广庄庆库应庙庞废开异弃张弥弯弹强归当录彻径忆忧怀态怜总恋恳恶恼悦悬惊惧惨惩惯愤愿懒戏战户扑执扩扫扬扰抚抛抢护报担拟拥择挂挡挣挤挥损换据掷揽搁携摄摆摇摊撑敌数斋断无旧时显晋晓暂术机杀杂权条来杨极构枪枫柜标栈栋栏树样档桥检楼榄横欢欧歼残殴毁毕毙气汇汉汤没沟泪泻泽洁浅浆测济浑浓涂涛涡润涨渐渔湾湿溃满滚滞滤滨滩灭灯灵灾灿炉点炼烂烛烟烦烧热爱爷牵犹独狭狮狱猎猪献环现琐电画畅疗疯疲痒盏盐监盖盘码砖础硕确碍礼祷祸离种积称稳穷窃窍窝竖竞笔笼签筑筛筹简粮紧红约级纪纯纲纳纵纷纸纹线练组细织终绍经结给络绝统继绩绪续绿缓编缘缩缴网罗罚羡职联聪肃肠肤肿胀胁胆胜脉脏脚脱脸腊艺节芜苏苹荐荡药莲获营萧萨蓝蔼虏虑虽虾蚀蚂补装见观规视览觉触誉计订认讨让训议讯记讲许论设访证评识诈诉词译试诚话诞询该详语误说请诸诺读课谁调谅谈谋谎谓谢谱质贝贞负贡财责败货购贮贯贴贵贷贸费贺贾资赋赌赎赏赐赔赖赚赛赞赠赢赵趋跃践踊车轨转轮软轰轴轻载较辅辆辈辑输辖边达迁过迈运还这进远违连迟适选递逻遗邮邻郑酝酱释针钉钓钟钢钥钩钱钻铁铃铜银铸铺链销锁锅锋错键锻镇镜长门闭问闯闲间闷闹闻阅队阳阴阵阶际陆陈险随隐难雾静韩页顶项顺须顾顿预领频题颜额风飞饥饭饮饰饱馆马驱驳驻驾验骂骄骑骗鱼鲁鲜鸟鸡鸣鹏麦黄齐齿龙龟]/u;

/**
 * Every finding of an audit over `<root>/<lang>/<namespace>.json`, as `lang namespace:key what`.
 * English left elsewhere counts where the text holds a word; words that are the same in that language stand in `<root>/same.json`
 * (`{"*": ["USDT"], "fra": ["Total"]}`). `glossary` is the file of the terms;
 * a part of the words does not have all keys that it names.
 */
export async function auditWords(root, glossary, { isPart = false } = {}) {
  const folders = await readdir(root, { withFileTypes: true });
  const languages = LANGS.filter((lang) => folders.some((entry) => entry.isDirectory() && entry.name === lang));
  const same = JSON.parse(await readFile(join(root, 'same.json'), 'utf8').catch(() => '{}'));
  const all = Object.fromEntries(
    await Promise.all(languages.map(async (lang) => [lang, await readLanguage(root, lang)])),
  );
  const english = all.en ?? {};
  const stems = (words) => new Set(Object.keys(words).map((key) => key.replace(PLURAL, '')));
  const sample = (words, stem) =>
    words[stem] ?? words[`${stem}_other`] ?? words[`${stem}_one`] ?? words[`${stem}_many`];
  const englishStems = stems(english);
  const findings = languages.flatMap((lang) => formFindings(lang, all[lang], english));
  for (const lang of languages.filter((name) => name !== 'en')) {
    const words = all[lang];
    const have = stems(words);
    const alike = [...(same['*'] ?? []), ...(same[lang] ?? [])];
    for (const stem of englishStems) {
      if (!have.has(stem)) {
        findings.push(`${lang} ${stem} is missing`);
        continue;
      }
      const source = sample(english, stem);
      for (const [form, text] of formsIn(words, stem)) {
        if (text.trim() === '' && source.trim() !== '') findings.push(`${lang} ${stem} is empty`);
        if (placeholders(text) !== placeholders(source) && !(NAMED.has(form) && hasAllBut(text, source, 'count')))
          findings.push(`${lang} ${stem} has other placeholders than English: ${text}`);
        if (text === source && bare(source, alike) !== '') findings.push(`${lang} ${stem} is left in English: ${text}`);
      }
    }
    for (const stem of have) if (!englishStems.has(stem)) findings.push(`${lang} ${stem} is not in English`);
  }
  for (const [key, text] of Object.entries(all.hk ?? {})) {
    if (SIMPLIFIED_ONLY.test(text)) findings.push(`hk ${key} holds simplified characters: ${text}`);
  }
  for (const [key, text] of Object.entries(all.fra ?? {}))
    if (/ [:;?!»%]|« /.test(text)) findings.push(`fra ${key} has a mark that may begin a line: ${text}`);
  const rows = readGlossary(await readFile(glossary, 'utf8'));
  findings.push(...glossaryFindings(mapped(all, whole), rows, isPart));
  return { languages, keys: englishStems.size, findings };
}
