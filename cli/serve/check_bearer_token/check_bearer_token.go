// Package check_bearer_token asks the clients of an HTTP handler for the token.
package check_bearer_token

import (
	"crypto/subtle"
	"net/http"
)

// CheckBearerToken returns next behind a check of the header "Authorization: Bearer TOKEN", in a time that does not
// tell how much of it was right. token "": everybody may.
//
// **Runs on:** any thread. What it returns runs on the request's goroutine.
func CheckBearerToken(token string, next http.Handler) http.HandlerFunc {
	return func(w http.ResponseWriter, request *http.Request) {
		shown := request.Header.Get("Authorization")
		if token != "" && subtle.ConstantTimeCompare([]byte(shown), []byte("Bearer "+token)) == 0 {
			w.Header().Set("WWW-Authenticate", "Bearer")
			http.Error(w, `the token is missing or wrong: send the header "Authorization: Bearer TOKEN" with the one in the daemon's --token-file`,
				http.StatusUnauthorized)
			return
		}
		next.ServeHTTP(w, request)
	}
}
