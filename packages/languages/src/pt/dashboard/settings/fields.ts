export const tagline = 'Lema';
export const timeZone = 'Fuso horário';
export const timeZoneHint = 'As citações e os Dias Sagrados mudam à meia-noite lá.';
export const place = 'Lugar';
export const language = 'Idioma';
export const languageHint =
  'O das páginas públicas em seus próprios endereços; links no fim de cada uma levam aos outros idiomas. Também é o idioma do painel para quem não escolheu outro em “Minha conta”.';
export const contact = 'Contato';
export const contactHint =
  'Quem está por trás deste site e como entrar em contato: alguns países exigem isso. Aparece como está em /contact, para onde toda página leva; enquanto está vazio, essa página não existe. Até 2.000 caracteres.';
export const addHolyDays = 'Adicionar automaticamente os Dias Sagrados dos próximos anos';
export const addHolyDaysHint =
  'Os deste ano Badíʻ e dos dois seguintes ficam então sempre lá. O que você excluir ou alterar fica assim.';
export const comingHolyDays = 'Dias Sagrados dos próximos anos';
export const listed = 'Permitir que buscadores incluam este site';
export const listedHint = 'Caso contrário, suas páginas pedem aos buscadores que não as incluam.';
export const foundBySearch = 'Incluído nos buscadores';
export const features = 'Recursos';
