/** A tile of the map: every district a square of the same size, near where it lies. */
export interface DistrictTile {
  readonly districtId: number;
  /** For tiles of 56 px or wider. */
  readonly shortBangla: string;
  readonly shortEnglish: string;
  /** For the tiles of a phone. */
  readonly codeBangla: string;
  readonly column: number;
  readonly row: number;
}

export const TILE_COLUMNS = 10;

const tile = (
  districtId: number,
  column: number,
  row: number,
  shortBangla: string,
  codeBangla: string,
  shortEnglish: string,
): DistrictTile => ({ districtId, column, row, shortBangla, codeBangla, shortEnglish });

export const DISTRICT_TILES: readonly DistrictTile[] = [
  tile(231, 1, 0, "পঞ্চগড়", "পঞ্চ", "Panchag"),
  tile(233, 1, 1, "ঠাকুরগাঁও", "ঠাকু", "Thakurg"),
  tile(230, 2, 1, "নীলফামারী", "নীল", "Nilpham"),
  tile(229, 3, 1, "লালমনি", "লাল", "Lalmoni"),
  tile(228, 4, 1, "কুড়িগ্রাম", "কুড়ি", "Kurigram"),
  tile(226, 1, 2, "দিনাজপুর", "দিনা", "Dinajpur"),
  tile(232, 2, 2, "রংপুর", "রংপু", "Rangpur"),
  tile(227, 3, 2, "গাইবান্ধা", "গাই", "Gaiband"),
  tile(221, 1, 3, "নওগাঁ", "নওগাঁ", "Naogaon"),
  tile(220, 2, 3, "জয়পুর", "জয়", "Joypurh"),
  tile(218, 3, 3, "বগুড়া", "বগু", "Bogura"),
  tile(212, 4, 3, "জামালপুর", "জামা", "Jamalpur"),
  tile(216, 5, 3, "শেরপুর", "শের", "Sherpur"),
  tile(215, 6, 3, "নেত্রকোণা", "নেত্র", "Netroko"),
  tile(252, 7, 3, "সুনাম", "সুনা", "Sunamga"),
  tile(253, 8, 3, "সিলেট", "সিল", "Sylhet"),
  tile(219, 0, 4, "চাঁপাই", "চাঁপা", "Chapain"),
  tile(224, 1, 4, "রাজশাহী", "রাজ", "Rajshahi"),
  tile(222, 2, 4, "নাটোর", "নাট", "Natore"),
  tile(225, 3, 4, "সিরাজ", "সিরা", "Sirajga"),
  tile(217, 4, 4, "টাঙ্গাইল", "টাঙ্গা", "Tangail"),
  tile(214, 5, 4, "ময়মন", "ময়", "Mymensi"),
  tile(213, 6, 4, "কিশোর", "কিশো", "Kishore"),
  tile(250, 7, 4, "হবিগঞ্জ", "হবি", "Habiganj"),
  tile(251, 8, 4, "মৌলভী", "মৌল", "Moulvib"),
  tile(239, 1, 5, "কুষ্টিয়া", "কুষ্টি", "Kushtia"),
  tile(223, 2, 5, "পাবনা", "পাব", "Pabna"),
  tile(210, 3, 5, "রাজবাড়ী", "রাজবা", "Rajbari"),
  tile(206, 4, 5, "মানিক", "মানি", "Manikga"),
  tile(203, 5, 5, "গাজীপুর", "গাজী", "Gazipur"),
  tile(209, 6, 5, "নরসিংদী", "নর", "Narsing"),
  tile(259, 7, 5, "ব্রাহ্মণ", "ব্রাহ্ম", "Brahman"),
  tile(241, 0, 6, "মেহেরপুর", "মেহে", "Meherpur"),
  tile(235, 1, 6, "চুয়াডাঙ্গা", "চুয়া", "Chuadan"),
  tile(237, 2, 6, "ঝিনাইদহ", "ঝিনা", "Jhenaid"),
  tile(240, 3, 6, "মাগুরা", "মাগু", "Magura"),
  tile(202, 4, 6, "ফরিদপুর", "ফরি", "Faridpur"),
  tile(201, 5, 6, "ঢাকা", "ঢাকা", "Dhaka"),
  tile(208, 6, 6, "নারায়ণ", "নারা", "Narayan"),
  tile(261, 7, 6, "কুমিল্লা", "কুমি", "Cumilla"),
  tile(236, 2, 7, "যশোর", "যশো", "Jashore"),
  tile(242, 3, 7, "নড়াইল", "নড়া", "Narail"),
  tile(204, 4, 7, "গোপাল", "গোপা", "Gopalga"),
  tile(207, 5, 7, "মুন্সী", "মুন্সী", "Munshig"),
  tile(260, 6, 7, "চাঁদপুর", "চাঁদ", "Chandpur"),
  tile(262, 7, 7, "ফেনী", "ফেনী", "Feni"),
  tile(243, 1, 8, "সাতক্ষীরা", "সাত", "Satkhira"),
  tile(238, 2, 8, "খুলনা", "খুল", "Khulna"),
  tile(234, 3, 8, "বাগেরহাট", "বাগে", "Bagerhat"),
  tile(205, 4, 8, "মাদারীপুর", "মাদা", "Madarip"),
  tile(211, 5, 8, "শরীয়ত", "শরী", "Shariat"),
  tile(263, 6, 8, "লক্ষ্মীপুর", "লক্ষ্মী", "Lakshmi"),
  tile(264, 7, 8, "নোয়াখালী", "নোয়া", "Noakhali"),
  tile(257, 8, 8, "খাগড়া", "খাগ", "Khagrac"),
  tile(258, 9, 8, "রাঙ্গামাটি", "রাঙ্গা", "Rangama"),
  tile(249, 3, 9, "পিরোজপুর", "পিরো", "Pirojpur"),
  tile(247, 4, 9, "ঝালকাঠি", "ঝাল", "Jhalaka"),
  tile(245, 5, 9, "বরিশাল", "বরি", "Barishal"),
  tile(246, 6, 9, "ভোলা", "ভোলা", "Bhola"),
  tile(255, 8, 9, "চট্টগ্রাম", "চট্ট", "Chattog"),
  tile(254, 9, 9, "বান্দরবান", "বান", "Bandarb"),
  tile(244, 4, 10, "বরগুনা", "বরগু", "Barguna"),
  tile(248, 5, 10, "পটুয়া", "পটু", "Patuakh"),
  tile(256, 8, 10, "কক্সবাজার", "কক্স", "Cox's B"),
];
