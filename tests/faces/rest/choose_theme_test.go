package rest_test

import (
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/rest/choose_theme"
)

func TestChooseTheme(t *testing.T) {
	for cookie, want := range map[string]string{
		"": "", "rkllmd_theme=dark": "dark", "rkllmd_theme=light; a=b": "light", "rkllmd_theme=": "",
		`rkllmd_theme=dark"><script>`: "", "theme=dark": "",
	} {
		r := httptest.NewRequest("GET", "/", nil)
		r.Header.Set("Cookie", cookie)
		require.Equal(t, want, choose_theme.ChooseTheme(r), cookie)
	}
}
