// Package check_token looks whether a request shows the token.
package check_token

import (
	"crypto/sha256"
	"crypto/subtle"
	"encoding/base64"
	"net/http"
	"strings"

	"rkllmd/web"
)

// CheckToken reports whether r shows token: in the header Authorization, as "Bearer TOKEN", or as the subprotocol "bearer." and the token in base64
// (base64url, no padding) that it offers for a WebSocket. How long it takes tells nothing of the token.
//
// **Runs on:** any. Follows RFC 6750.
func CheckToken(r *http.Request, token string) bool {
	shown := []string{}
	if scheme, rest, found := strings.Cut(r.Header.Get("Authorization"), " "); found && strings.EqualFold(scheme, "Bearer") {
		shown = append(shown, strings.TrimSpace(rest))
	}
	for _, line := range r.Header.Values("Sec-WebSocket-Protocol") {
		for offered := range strings.SplitSeq(line, ",") {
			text, found := strings.CutPrefix(strings.TrimSpace(offered), web.Subprotocol)
			if decoded, err := base64.RawURLEncoding.DecodeString(text); found && err == nil {
				shown = append(shown, string(decoded))
			}
		}
	}
	right, want := 0, sha256.Sum256([]byte(token))
	for _, one := range shown {
		sum := sha256.Sum256([]byte(one))
		right |= subtle.ConstantTimeCompare(sum[:], want[:])
	}
	return right == 1
}
