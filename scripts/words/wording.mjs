/** How the house writes a language (docs/glossary.md, Rules), as far as marks and single words tell. */

/** zh characters whose traditional form differs: enough of the common ones to tell a copied text from one that happens to be alike. */
const SIMPLIFIED_ONLY =
  /[们个买卖价业东丝丢两严丧丰临为丽举么义乌乐乔习乡书乱争于亏产亲亿仅从仓仪众优会伞伟传伤伦伪体侠侣侥侧侨俭债倾偿储儿兑党兰关兴养兽冈册写军农冯冲决况冻净凉减凑凤凭凯击凿刍刘则刚创删别刹剂剑剧劝办务动励劲劳势勋匀匦区医华协单卢卤卧卫却厂厅历厉压厌厍厕厢县参双发变叙叠号叹吓吕吗吨听启吴呐员响哑哗唤啰啸喷嘱团园围国图圆圣场坏块坚坛坝坞坟坠垄垒垦垫堕墙壮声壳壶处备复够头夹夺奋奖妆妇妈娱婴孙学宁宝实宠审宪宫宽宾对寻导寿将尔尘尝层届属屡岁岂岗岛岭峡币帅师帐帜带帮广庄庆库应庙庞废开异弃张弥弯弹强归当录彻径忆忧怀态怜总恋恳恶恼悦悬惊惧惨惩惯愤愿懒戏战户扑执扩扫扬扰抚抛抢护报担拟拥择挂挡挣挤挥损换据掷揽搁携摄摆摇摊撑敌数斋断无旧时显晋晓暂术机杀杂权条来杨极构枪枫柜标栈栋栏树样档桥检楼榄横欢欧歼残殴毁毕毙气汇汉汤没沟泪泻泽洁浅浆测济浑浓涂涛涡润涨渐渔湾湿溃满滚滞滤滨滩灭灯灵灾灿炉点炼烂烛烟烦烧热爱爷牵犹独狭狮狱猎猪献环现琐电画畅疗疯疲痒盏盐监盖盘码砖础硕确碍礼祷祸离种积称稳穷窃窍窝竖竞笔笼签筑筛筹简粮紧红约级纪纯纲纳纵纷纸纹线练组细织终绍经结给络绝统继绩绪续绿缓编缘缩缴网罗罚羡职联聪肃肠肤肿胀胁胆胜脉脏脚脱脸腊艺节芜苏苹荐荡药莲获营萧萨蓝蔼虏虑虽虾蚀蚂补装见观规视览觉触誉计订认讨让训议讯记讲许论设访证评识诈诉词译试诚话诞询该详语误说请诸诺读课谁调谅谈谋谎谓谢谱质贝贞负贡财责败货购贮贯贴贵贷贸费贺贾资赋赌赎赏赐赔赖赚赛赞赠赢赵趋跃践踊车轨转轮软轰轴轻载较辅辆辈辑输辖边达迁过迈运还这进远违连迟适选递逻遗邮邻郑酝酱释针钉钓钟钢钥钩钱钻铁铃铜银铸铺链销锁锅锋错键锻镇镜长门闭问闯闲间闷闹闻阅队阳阴阵阶际陆陈险随隐难雾静韩页顶项顺须顾顿预领频题颜额风飞饥饭饮饰饱馆马驱驳驻驾验骂骄骑骗鱼鲁鲜鸟鸡鸣鹏麦黄齐齿龙龟与专几拨浏状类纽绑绕维账轧钮铂闪]/u;
/** Characters of the languages that are written without spaces between words. */
const SCRIPT = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}ー]';

/** What stands for a value that comes in Latin letters or figures: a coin, a pair, an amount with its unit. */
const VALUE = '#';
/** Values that are words of the language, or the figure of a level. */
const OWN_WORDS = /\{\{(?:day|language|level)\}\}|\$t\([^)]*\)/g;
const JAPANESE_COUNTER = /\{\{[^}]+\}\}(?= ?(?:件|桁|文字|秒|分|回|日|時間|ペア|ページ))/g;
const asRead = (text) => text.replaceAll(OWN_WORDS, '一').replaceAll(/<[^>]+>/g, '');
const withValues = (text) => text.replaceAll(/\{\{[^}]+\}\}(?:%| [A-Z]+\b)?/g, VALUE);

const HALF_WIDTH = new RegExp(`${SCRIPT} ?[,:;?!()]|[,:;?!()] ?${SCRIPT}`, 'u');
const hasHalfWidth = (text) => HALF_WIDTH.test(asRead(text));

/** zh, hk and th have a space beside Latin letters and figures; a figure with its unit that is all of a label has none: 1日. */
const CROWDED = new RegExp(`${SCRIPT}[A-Za-z\\d${VALUE}]|[A-Za-z\\d%${VALUE}]${SCRIPT}`, 'u');
const isCrowded = (text) => !/^\d+\D{1,2}$/u.test(text) && CROWDED.test(withValues(asRead(text)));

/**
 * jp has a space beside a value alone: {{coin}} を買う, but QRコード and {{count}}件, where a counter joins its figure.
 * A figure heads a label: 1 出金.
 */
const readInJapanese = (text) => withValues(asRead(text).replaceAll(JAPANESE_COUNTER, '1'));
const SPACED_OUT = new RegExp(`${SCRIPT} [A-Za-z\\d]|[A-Za-z\\d%](?<!^\\d) ${SCRIPT}`, 'u');
const VALUE_CROWDED = new RegExp(`${SCRIPT}${VALUE}|${VALUE}${SCRIPT}`, 'u');
const isSpacedOut = (text) => SPACED_OUT.test(readInJapanese(text));
const isValueCrowded = (text) => VALUE_CROWDED.test(readInJapanese(text));

/** A French mark with no space of its kind beside it: U+00A0 before : and », and after «; U+202F before ; ? ! and %. */
const FRENCH_MARK = /(?<!\u00a0)[:»]|(?<!\u202f)[;?!%]|«(?!\u00a0)/u;
const isLooseMark = (text) =>
  FRENCH_MARK.test(text.replaceAll(/\{\{[^}]+\}\}|\$t\([^)]*\)|<[^>]+>|\d\d:\d\d|https?:\/\/\S+/g, '-'));

const holds = (pattern) => (text) => pattern.test(text);
const ALL = [
  [holds(/^\s|\s$|\s\s/u), 'holds a stray space'],
  [holds(/['"]/u), 'holds a straight quotation mark'],
];
const HALF = [hasHalfWidth, 'holds a mark of half width'];
const CROWD = [isCrowded, 'has no space beside Latin letters or figures'];
const HOUSE = {
  en: [[holds(/could not be loaded|failed to load/i), 'says "did not load" in other words']],
  zh: [[holds(/你/u), 'says 你 where the house says 您'], HALF, CROWD],
  hk: [
    [holds(/您/u), 'says 您 where the house says 你'],
    [holds(SIMPLIFIED_ONLY), 'holds simplified characters'],
    HALF,
    CROWD,
  ],
  th: [CROWD],
  jp: [
    HALF,
    [isSpacedOut, 'has a space beside Latin letters or figures'],
    [isValueCrowded, 'has no space beside a value'],
  ],
  fra: [[isLooseMark, 'has a mark that may begin a line']],
};

/** What is wrong with a text of a language, in a few words each. */
export const wordingFindings = (lang, text) =>
  [...ALL, ...(HOUSE[lang] ?? [])].filter(([isWrong]) => isWrong(text)).map(([, finding]) => finding);
