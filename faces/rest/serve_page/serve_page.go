// Package serve_page answers with the page.
package serve_page

import (
	"io/fs"
	"net/http"
	"strings"

	"rkllmd/faces/rest/refuse_path"
	"rkllmd/faces/web"
)

// ServePage returns the handler that answers with a file of the page: / is its index.html, and so is
// /page/; /docs is its docs.html.
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
		if info, err := fs.Stat(web.Page, name); err != nil || info.IsDir() {
			refuse_path.RefusePath(host)(w, r)
			return
		}
		w.Header().Set("Content-Security-Policy", web.PagePolicy)
		w.Header().Set("Referrer-Policy", "no-referrer")
		w.Header().Set("Cache-Control", "no-cache")
		http.ServeFileFS(w, r, web.Page, name)
	}
}
