// Package check_upgrade looks whether a request asks for a WebSocket.
package check_upgrade

import (
	"encoding/base64"
	"fmt"
	"net/http"
	"strings"

	"rkllmd/faces/stream"
	"rkllmd/faces/web"
)

// CheckUpgrade returns why r cannot become a WebSocket; nil: it can.
//
// **Runs on:** any thread. Follows RFC 6455 section 4.2.1.
func CheckUpgrade(r *http.Request) *web.Refusal {
	refusal := &web.Refusal{Status: http.StatusUpgradeRequired, Error: stream.Error{Error: stream.ErrorInvalidRequest,
		Recoverable: true, RecoveryAction: stream.ActionFixRequest}}
	asked := r.Method == http.MethodGet && r.ProtoAtLeast(1, 1)
	for name, want := range map[string]string{"Connection": "upgrade", "Upgrade": "websocket"} {
		found := false
		for token := range strings.SplitSeq(strings.Join(r.Header.Values(name), ","), ",") {
			found = found || strings.EqualFold(strings.TrimSpace(token), want)
		}
		asked = asked && found
	}
	version, keys := r.Header.Get("Sec-WebSocket-Version"), r.Header.Values("Sec-WebSocket-Key")
	key, err := base64.StdEncoding.DecodeString(strings.TrimSpace(strings.Join(keys, ",")))
	switch {
	case !asked:
		refusal.Error.Message = r.URL.Path + " speaks WebSocket: connect to it as ws://, or POST to /v1/generate"
	case version != "13":
		refusal.Error.Message = fmt.Sprintf("Sec-WebSocket-Version is %.40q; it must be 13", version)
	case err != nil || len(key) != 16:
		refusal.Status = http.StatusBadRequest
		refusal.Error.Message = fmt.Sprintf("Sec-WebSocket-Key is %.40q; it must be 16 bytes in base64", keys)
	default:
		return nil
	}
	return refusal
}
