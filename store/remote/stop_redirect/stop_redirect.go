// Package stop_redirect keeps net/http from following redirects.
package stop_redirect

import (
	"net/http"
)

// StopRedirect is an http.Client's CheckRedirect: ask_url follows redirects itself, since tokens must not go along.
//
// **Runs on:** any thread.
func StopRedirect(*http.Request, []*http.Request) error {
	return http.ErrUseLastResponse
}
