// Package fail_request ends a request that has not begun.
package fail_request

import (
	"rkllmd/faces/stream/name_fault"
	"rkllmd/faces/uma"
	"rkllmd/faces/uma/end_request"
)

// FailRequest ends a request, which could not be begun, by the event "error" that says why.
//
// **Runs on:** any thread. **Holds:** takes s.Mu, under it the connection's. Follows the UMA document (Error Handling).
func FailRequest(s *uma.Session, request *uma.Request, err error) {
	s.Mu.Lock()
	defer s.Mu.Unlock()
	fault := name_fault.NameFault(err, uma.Codes, uma.CodeDecode)
	end_request.EndRequest(s, request, uma.Event{Event: uma.EventError, Code: fault.Code, Message: fault.Message})
}
