// Package choose_language chooses the language of the page.
package choose_language

import (
	"net/http"
	"slices"

	"golang.org/x/text/language"

	"rkllmd/faces/rest"
	"rkllmd/faces/rest/list_languages"
)

// ChooseLanguage returns the language in which r gets the page: the one that was chosen on the page, which the cookie
// rest.CookieLanguage keeps, else the one that the browser wants most, of those that the page has words in, wherever it
// is spoken, else rest.Language.
//
// **Runs on:** any thread.
func ChooseLanguage(r *http.Request) string {
	names := list_languages.ListLanguages()
	chosen, err := r.Cookie(rest.CookieLanguage)
	if err == nil && slices.Contains(names, chosen.Value) {
		return chosen.Value
	}
	wishes, _, err := language.ParseAcceptLanguage(r.Header.Get("Accept-Language"))
	for i := range wishes {
		if name, _ := wishes[i].Base(); err == nil && slices.Contains(names, name.String()) {
			return name.String()
		}
	}
	return rest.Language
}
