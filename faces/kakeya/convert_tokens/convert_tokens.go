// Package convert_tokens reads the token ids of a message.
package convert_tokens

import (
	"math"

	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"
)

// ConvertTokens returns the token ids of a message's field name as the model takes them.
//
// **Runs on:** any thread. Errors: INVALID_ARGUMENT, of one that no model has.
func ConvertTokens(name string, ids []uint32) ([]int32, error) {
	tokens := make([]int32, len(ids))
	for i, id := range ids {
		if id > math.MaxInt32 {
			return nil, status.Errorf(codes.InvalidArgument, "%s[%d] is %d; no model has more than %d tokens", name, i,
				id, math.MaxInt32)
		}
		tokens[i] = int32(id)
	}
	return tokens, nil
}
