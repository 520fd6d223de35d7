// Package round_trip adds a token to requests.
package round_trip

import "net/http"

// Token is what clients show that have no setting for it.
type Token string

// RoundTrip sends request with the token.
func (token Token) RoundTrip(request *http.Request) (*http.Response, error) {
	request.Header.Set("Authorization", "Bearer "+string(token))
	return http.DefaultTransport.RoundTrip(request)
}
