// Package serve_page answers with the page.
package serve_page

import (
	"bytes"
	"fmt"
	"hash/crc64"
	"mime"
	"net/http"
	"path"
	"strings"
	"time"

	"rkllmd/faces/rest"
	"rkllmd/faces/rest/choose_language"
	"rkllmd/faces/rest/choose_theme"
	"rkllmd/faces/rest/read_page"
	"rkllmd/faces/rest/refuse_path"
	"rkllmd/faces/web"
)

// ServePage returns the handler that answers with a file of the page: / is its index.html, and so is
// /page/; /docs is its docs.html. A client that takes gzip gets it compressed. One that has the file already, by its
// ETag, is told that it has not changed. The page itself comes in the language of choose_language, and in the colours
// that were chosen on it, so that nothing waits for a script.
//
// **Runs on:** any thread. What it returns runs on the request's goroutine.
func ServePage(host *web.Host) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		name := "page" + strings.TrimPrefix(r.URL.Path, "/page")
		if strings.HasSuffix(name, "/") {
			name += "index.html"
		}
		if r.URL.Path == "/docs" {
			name = "page/docs.html"
		}
		wish := strings.ReplaceAll(r.Header.Get("Accept-Encoding"), " ", "") + ","
		packed := strings.Contains(wish, "gzip") && !strings.Contains(wish, "gzip;q=0,")
		language, theme := "", ""
		if name == rest.Index {
			language = choose_language.ChooseLanguage(r)
			theme = choose_theme.ChooseTheme(r)
			w.Header().Add("Vary", "Accept-Language, Cookie")
		}
		text, err := read_page.ReadPage(name, language, theme, packed)
		if err != nil {
			refuse_path.RefusePath(host)(w, r)
			return
		}
		header := w.Header()
		header.Set("Content-Security-Policy", web.PagePolicy)
		header.Set("Referrer-Policy", "no-referrer")
		header.Set("Cache-Control", "no-cache")
		header.Add("Vary", "Accept-Encoding")
		header.Set("Content-Type", mime.TypeByExtension(path.Ext(name)))
		header.Set("ETag", fmt.Sprintf(`"%016x"`, crc64.Checksum(text, crc64.MakeTable(crc64.ECMA))))
		if path.Ext(name) == ".mjs" {
			header.Set("Content-Type", "text/javascript; charset=utf-8") // whatever the machine's tables say
		}
		if packed {
			header.Set("Content-Encoding", "gzip")
		}
		http.ServeContent(w, r, name, time.Time{}, bytes.NewReader(text))
	}
}
