// Package serve_document answers with descriptions of the API.
package serve_document

import (
	"bytes"
	"compress/gzip"
	"io"
	"net/http"
	"time"

	"rkllmd/faces/rest/refuse_path"
	"rkllmd/faces/web"
)

// ServeDocument returns the handler that answers with the document at its address: openapi.json or asyncapi.json of
// web.Documents, or openrpc.json, which host describes.
//
// **Runs on:** any thread. What it returns runs on the request's goroutine.
func ServeDocument(host *web.Host) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		var text []byte
		if file, err := web.Documents.Open("documents" + r.URL.Path + ".gz"); err == nil {
			defer file.Close()
			if unpacked, err := gzip.NewReader(file); err == nil {
				text, _ = io.ReadAll(unpacked) // a file of this program: a test reads it whole
			}
		} else if host.Describe != nil {
			text = host.Describe()
		}
		if len(text) == 0 {
			refuse_path.RefusePath(host)(w, r)
			return
		}
		w.Header().Set("Content-Type", "application/json")
		w.Header().Set("Cache-Control", "no-cache")
		http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(text))
	}
}
