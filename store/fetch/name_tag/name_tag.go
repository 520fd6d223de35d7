// Package name_tag names the version of a file.
package name_tag

import (
	"cmp"
	"net/http"
)

// NameTag returns what stays the same while a file does, from the header of an answer: its ETag, or when it was
// changed; "": the server does not tell.
//
// **Runs on:** any thread.
func NameTag(header http.Header) string {
	return cmp.Or(header.Get("ETag"), header.Get("Last-Modified"))
}
