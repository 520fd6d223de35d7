// Package parse_request reads a request.
package parse_request

import (
	"encoding/json"
	"fmt"

	"rkllmd/faces/stream"
	"rkllmd/faces/stream/parse_member"
	"rkllmd/faces/stream/set_given"
	"rkllmd/faces/uma"
	"rkllmd/faces/uma/check_request"
)

// ParseRequest reads and checks the members of the request with this ID. Members that are not known are ignored, null
// is as good as missing.
//
// **Runs on:** any thread. Follows the UMA document (Request Schema; temperature is 0 and stream is true unless given).
// Errors: uma.CodeBadRequest.
func ParseRequest(id string, members stream.Members) (*uma.Request, *uma.Fault) {
	request := &uma.Request{Exchange: stream.Exchange{ID: id}, Sent: members["id"], Stream: true}
	var prompt *string
	var limit *int
	special := true
	var temperature *float32
	var metadata map[string]json.RawMessage
	for _, member := range []struct {
		name string
		to   any
		want string
	}{
		{"prompt", &prompt, "a string"},
		{"max_tokens", &limit, "a whole number, 1 or more"},
		{"temperature", &temperature, "a number"},
		{"top_p", &request.TopP, "a number"},
		{"top_k", &request.TopK, "a whole number from 0 to 2147483647"},
		{"stream", &request.Stream, "true or false"},
		{"slo", &request.SLO, `an object with the numbers "target_ttft_ms" and "target_tbt_ms"`},
		{"metadata", &metadata, "an object"},
		{"special", &special, "true or false"},
		{"keep_open", &request.KeepOpen, "true or false"},
	} {
		if fault := parse_member.ParseMember(members, uma.CodeBadRequest, member.name, member.to,
			member.want); fault != nil {
			return nil, fault
		}
	}
	switch {
	case prompt == nil:
		return nil, &uma.Fault{Code: uma.CodeBadRequest, Message: `"prompt" is missing: give the text to generate from`}
	case limit != nil && *limit < 1:
		return nil, &uma.Fault{Code: uma.CodeBadRequest,
			Message: fmt.Sprintf(`"max_tokens" is %d; it must be 1 or more, or left out for as many as the server allows`, *limit)}
	case limit != nil:
		request.MaxTokens = *limit
	}
	request.Prompt, request.Letters = *prompt, !special
	request.Sampled = temperature != nil || request.TopP != nil || request.TopK != nil
	set_given.SetGiven(&request.Temperature, temperature)
	if metadata != nil {
		request.Metadata = members["metadata"]
	}
	if fault := check_request.CheckRequest(request); fault != nil {
		return nil, fault
	}
	return request, nil
}
