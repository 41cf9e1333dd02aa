create index institute_name_english on institute (name_en, id);
create index person_name_english on person (name_en, id);
