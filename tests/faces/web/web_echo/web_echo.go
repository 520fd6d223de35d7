// Package web_echo stands in for what answers a request.
package web_echo

import (
	"net/http"

	"rkllmd/faces/rest"
	"rkllmd/faces/web"
	"rkllmd/faces/web/parse_post"
)

// WebEcho returns the text that was posted.
func WebEcho(host *web.Host, w http.ResponseWriter, r *http.Request) (text rest.TokenText, refusal *web.Refusal) {
	return text, parse_post.ParsePost(host, w, r, &text)
}
