// Package check_token looks whether a request shows the token.
package check_token

import (
	"encoding/base64"
	"net/http"
	"strings"

	"rkllmd/faces/stream/is_token"
	"rkllmd/faces/web"
)

// CheckToken reports whether r shows token: in the header Authorization, as "Bearer TOKEN", in the header
// X-Api-Key, as Anthropic's clients do, or as the subprotocol "bearer." and the token in base64 (base64url, no padding)
// that it offers for a WebSocket. How long it takes tells
// nothing of the token.
//
// **Runs on:** any thread. Follows RFC 6750.
func CheckToken(r *http.Request, token string) bool {
	shown := []string{}
	if scheme, rest, found := strings.Cut(r.Header.Get("Authorization"), " "); found &&
		strings.EqualFold(scheme, "Bearer") {
		shown = append(shown, strings.TrimSpace(rest))
	}
	if key := r.Header.Get("X-Api-Key"); key != "" {
		shown = append(shown, strings.TrimSpace(key))
	}
	for _, line := range r.Header.Values("Sec-WebSocket-Protocol") {
		for offered := range strings.SplitSeq(line, ",") {
			text, found := strings.CutPrefix(strings.TrimSpace(offered), web.Subprotocol)
			if decoded, err := base64.RawURLEncoding.DecodeString(text); found && err == nil {
				shown = append(shown, string(decoded))
			}
		}
	}
	right := false
	for _, one := range shown {
		right = is_token.IsToken(one, token) || right
	}
	return right
}
