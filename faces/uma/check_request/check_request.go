// Package check_request checks the values of a request.
package check_request

import (
	"fmt"

	"rkllmd/faces/uma"
)

// CheckRequest returns what is wrong with the values of a request; nil when nothing is.
//
// **Runs on:** any thread. Errors: uma.CodeBadRequest.
func CheckRequest(request *uma.Request) *uma.Fault {
	wrong := ""
	switch {
	case request.Prompt == "":
		wrong = `"prompt" is empty; the model needs something to go on from`
	case request.Temperature < 0:
		wrong = fmt.Sprintf(`"temperature" is %v; it must be 0 or more`, request.Temperature)
	case request.TopP != nil && (*request.TopP <= 0 || *request.TopP > 1):
		wrong = fmt.Sprintf(`"top_p" is %v; it must be more than 0, and 1 at most`, *request.TopP)
	case request.TopK != nil && *request.TopK < 0:
		wrong = fmt.Sprintf(`"top_k" is %v; it must be 0 (no limit) or more`, *request.TopK)
	case request.SLO.TTFT < 0 || request.SLO.TBT < 0:
		wrong = `the targets in "slo" are milliseconds; they must be 0 or more`
	case len(request.Metadata) > uma.MaxMetadataBytes:
		wrong = fmt.Sprintf(`"metadata" has %d bytes; at most %d are right, because they come back in every event`,
			len(request.Metadata), uma.MaxMetadataBytes)
	default:
		return nil
	}
	return &uma.Fault{Code: uma.CodeBadRequest, Message: wrong}
}
