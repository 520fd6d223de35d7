// Package check_request decides whether a request is let in.
package check_request

import (
	"fmt"
	"net/http"
	"strings"

	"rkllmd/faces/stream"
	"rkllmd/faces/web"
	"rkllmd/faces/web/check_host"
	"rkllmd/faces/web/check_origin"
	"rkllmd/faces/web/check_token"
)

// CheckRequest returns why r is refused, nil where it is let in. /healthz needs no permission at all; the page's files,
// and web.OpenPaths, need no token, because they hold no secret. preflight is true if r only asks whether a page of
// another origin may send a request.
//
// **Runs on:** the request's goroutine.
func CheckRequest(host *web.Host, r *http.Request) (refusal *web.Refusal, preflight bool) {
	refusal = &web.Refusal{Status: http.StatusForbidden, Error: stream.Error{Error: stream.ErrorInvalidRequest,
		RecoveryAction: stream.ActionFixRequest}}
	right, other := check_origin.CheckOrigin(r, host.Options.Origins)
	preflight = other && r.Method == http.MethodOptions && r.Header.Get("Access-Control-Request-Method") != ""
	public := web.OpenPaths[r.URL.Path] || strings.HasPrefix(r.URL.Path, "/page/")
	switch most := host.Options.MaxClients; {
	case host.Connections.Load() > int64(most):
		refusal.Status, refusal.Error.Error, refusal.Error.RetryAfter = http.StatusServiceUnavailable,
			stream.ErrorRateLimited, 1
		refusal.Error.Recoverable, refusal.Error.RecoveryAction = true, stream.ActionRetry
		refusal.Error.Message = fmt.Sprintf(
			"there are %d connections already; the limit is set by --http-max-clients or RKLLMD_HTTP_MAX_CLIENTS", most)
	case r.URL.Path == "/healthz":
		return nil, false
	case host.Options.LocalNames && !check_host.CheckHost(r, host.Options.Origins):
		refusal.Error.Message = fmt.Sprintf(
			"the request was sent to the host %.100q, which is not this machine's own name: use localhost or "+
				"127.0.0.1, or allow the name by --http-origin", r.Host)
	case !right:
		refusal.Error.Message = fmt.Sprintf(
			"pages of %.100q may not send requests to this daemon: allow them by --http-origin", r.Header.Get("Origin"))
	case preflight:
		return nil, true
	case !public && host.Options.Token != "" && !check_token.CheckToken(r, host.Options.Token):
		refusal.Status = http.StatusUnauthorized
		refusal.Error.Message = "the token is missing or wrong: send the header Authorization: Bearer TOKEN"
	default:
		return nil, false
	}
	return refusal, false
}
