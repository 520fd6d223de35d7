// Package choose_theme chooses the colours of the page.
package choose_theme

import (
	"net/http"

	"rkllmd/faces/rest"
)

// ChooseTheme returns the colours in which r gets the page: those that were chosen on it, light or dark, which the
// cookie rest.CookieTheme keeps; "": as the system has them.
//
// **Runs on:** any thread.
func ChooseTheme(r *http.Request) string {
	chosen, err := r.Cookie(rest.CookieTheme)
	if err != nil || chosen.Value != "light" && chosen.Value != "dark" {
		return ""
	}
	return chosen.Value
}
