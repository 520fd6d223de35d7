// Package refuse_redirect follows no redirect.
package refuse_redirect

import "net/http"

// RefuseRedirect is http.Client.CheckRedirect: the redirect itself is the answer, which describe_refusal tells. A key
// and a prompt go to nobody but the server that the operator has named.
//
// **Runs on:** any thread.
func RefuseRedirect(*http.Request, []*http.Request) error {
	return http.ErrUseLastResponse
}
