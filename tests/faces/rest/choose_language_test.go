package rest_test

import (
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/rest/choose_language"
)

func TestChooseLanguage(t *testing.T) {
	for header, want := range map[string]string{
		"":                               "en",
		"zh-CN,zh;q=0.9,en;q=0.8":        "zh",
		"en-GB,en;q=0.9,zh;q=0.8":        "en",
		"en;q=0.5, zh-TW;q=0.9":          "zh",
		"fr-FR,fr;q=0.9,zh;q=0.4,*;q=.1": "zh",
		"fr,zh;q=0.4":                    "zh",
		"fr":                             "en",
		"*":                              "en",
		"\xff;;q=9,":                     "en",
		strings.Repeat("zh-", 5000):      "en",
	} {
		r := httptest.NewRequest("GET", "/", nil)
		r.Header.Set("Accept-Language", header)
		require.Equal(t, want, choose_language.ChooseLanguage(r), header)
	}
	for cookie, want := range map[string]string{
		"rkllmd_language=zh": "zh", "rkllmd_language=en": "en", "rkllmd_language=../zh": "zh",
		"rkllmd_language=fr": "zh", "rkllmd_language=": "zh", "other=en": "zh", "a=1; rkllmd_language=en; b=2": "en",
	} {
		r := httptest.NewRequest("GET", "/", nil)
		r.Header.Set("Accept-Language", "zh")
		r.Header.Set("Cookie", cookie)
		require.Equal(t, want, choose_language.ChooseLanguage(r), cookie)
	}
}
