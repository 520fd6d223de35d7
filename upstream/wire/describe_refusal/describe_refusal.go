// Package describe_refusal says why an upstream server has refused a request.
package describe_refusal

import (
	"io"
	"net/http"
	"strings"

	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/upstream"
	"rkllmd/upstream/wire"
	"rkllmd/upstream/wire/describe_fault"
)

// DescribeRefusal returns the error for an answer whose status is not 200, with what it says.
//
// **Runs on:** any thread that may wait. Errors: ErrInvalid, ErrTooLong of what the client has asked for; ErrFull of a
// server that has no place now; ErrClosed of one that cannot serve now; ErrFailed of all else, such as a key that is
// not taken.
func DescribeRefusal(answer *http.Response) error {
	body, _ := io.ReadAll(io.LimitReader(answer.Body, upstream.MaxRefusal)) // as much as there is
	said, kind, advice := describe_fault.DescribeFault(body), generation.ErrFailed, ""
	switch code := answer.StatusCode; { // numbers, since docs/errors.md lists the names that this daemon itself says
	case code >= 300 && code < 400:
		said, advice = "it is at "+answer.Header.Get("Location"), "; redirects are not followed: give that address"
	case code == 401, code == 403:
		advice = "; the key is the operator's to set (--upstream-key-file)"
	case code == 404, code == 405:
		kind = upstream.ErrAbsent
		advice = "; the address and the model are the operator's to set (--upstream, --upstream-model)"
	case code == 429:
		kind = generation.ErrFull
		if wait := answer.Header.Get("Retry-After"); wait != "" {
			advice = "; ask again in " + wait + " s"
			if strings.Trim(wait, "0123456789") != "" { // a date
				advice = "; ask again after " + wait
			}
		}
	case code == 413, code == 400 && wire.TooLong.Match(body):
		kind = generation.ErrTooLong
	case code == 400, code == 422:
		kind = generation.ErrInvalid
	case code == 502, code == 503, code == 504:
		kind = generation.ErrClosed
	}
	return name_error.NameError(kind, "the upstream server answers %d: %s%s", answer.StatusCode, said, advice)
}
