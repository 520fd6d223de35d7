// Package take_request takes a request for a generation.
package take_request

import (
	"fmt"
	"net/http"
	"time"

	"rkllmd/completion"
	"rkllmd/completion/name_client"
	"rkllmd/completion/name_failure"
	"rkllmd/completion/parse_body"
	"rkllmd/completion/take_permit"
	"rkllmd/web"
	"rkllmd/web/read_body"
	"rkllmd/web/refuse_error"
)

// TakeRequest reads and checks what was posted for a generation, and counts it against the client's rate.
//
// **Runs on:** the request's goroutine.
func TakeRequest(host *web.Host, w http.ResponseWriter, r *http.Request) (completion.Config, *web.Refusal) {
	text, refusal := read_body.ReadBody(w, r, host.Options.MaxMessageBytes)
	if refusal != nil {
		return completion.Config{}, refusal
	}
	config, err := parse_body.ParseBody(text)
	if err != nil {
		refused := refuse_error.RefuseError(name_failure.NameFailure(err))
		return config, &refused
	}
	if wait, ok := take_permit.TakePermit(host.Limiter, name_client.NameClient(r), time.Now()); !ok {
		refused := refuse_error.RefuseError(completion.Error{Error: completion.ErrorRateLimited, Recoverable: true, RecoveryAction: completion.ActionRetry,
			RetryAfter: wait.Seconds(), Message: fmt.Sprintf("more than %d generations a minute: wait for %.1f s; the limit is set by --http-rate or RKLLMD_HTTP_RATE",
				host.Limiter.PerMinute, wait.Seconds())})
		return config, &refused
	}
	return config, nil
}
