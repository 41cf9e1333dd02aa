-- Lists are sorted by Bengali name; comparing 35,000 of them by ICU rules for every page is what made them slow.
create index institute_name_bengali on institute (name_bn collate bengali, id);
create index person_name_bengali on person (name_bn collate bengali, id);
