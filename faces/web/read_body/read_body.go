// Package read_body reads what a client has posted.
package read_body

import (
	"errors"
	"fmt"
	"io"
	"mime"
	"net/http"
	"os"
	"strings"
	"time"

	"rkllmd/faces/stream"
	"rkllmd/faces/web"
	"rkllmd/utils/describe_system_error"
)

// ReadBody returns the body of r, which must be JSON, not compressed, of limit bytes at most, and come within
// web.BodyTime. Of a body that has not, the server reads no more afterwards: the deadline stays, and only the end of a
// body takes it away.
//
// **Runs on:** the request's goroutine.
func ReadBody(w http.ResponseWriter, r *http.Request, limit int) ([]byte, *web.Refusal) {
	refusal := &web.Refusal{Status: http.StatusUnsupportedMediaType,
		Error: stream.Error{Error: stream.ErrorInvalidRequest, Recoverable: true,
			RecoveryAction: stream.ActionFixRequest}}
	if kind, _, err := mime.ParseMediaType(r.Header.Get("Content-Type")); err != nil || kind != "application/json" {
		refusal.Error.Message = fmt.Sprintf("the Content-Type is %.60q; it must be application/json",
			r.Header.Get("Content-Type"))
		return nil, refusal
	}
	if coding := strings.Join(r.Header.Values("Content-Encoding"), ", "); coding != "" &&
		!strings.EqualFold(coding, "identity") {
		w.Header().Set("Accept-Encoding", "identity") // RFC 9110, 15.5.16
		refusal.Error.Message = fmt.Sprintf("the Content-Encoding is %.60q; it must be identity, or left out: the "+
			"body is read as it comes", coding)
		return nil, refusal
	}
	if r.ContentLength != 0 { // else the server waits for the end of the connection, which is no reading of a body
		_ = http.NewResponseController(w).SetReadDeadline(time.Now().Add(web.BodyTime)) // no test's recorder has one
	}
	body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, int64(limit)))
	var large *http.MaxBytesError
	switch {
	case err == nil:
		return body, nil
	case errors.As(err, &large):
		refusal.Status = http.StatusRequestEntityTooLarge
		refusal.Error.Message = fmt.Sprintf(
			"the body has more than %d bytes; the limit is set by --http-max-message-bytes or "+
				"RKLLMD_HTTP_MAX_MESSAGE_BYTES", limit)
	case errors.Is(err, os.ErrDeadlineExceeded):
		refusal.Status = http.StatusRequestTimeout
		refusal.Error.Error, refusal.Error.RecoveryAction = stream.ErrorTimeout, stream.ActionRetry
		refusal.Error.Message = fmt.Sprintf("the body has not come within %v", web.BodyTime)
	default:
		refusal.Status, refusal.Error.Message = http.StatusBadRequest, fmt.Sprintf("the body cannot be read: %v",
			describe_system_error.DescribeSystemError(err))
	}
	return nil, refusal
}
