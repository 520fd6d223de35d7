// Package read_model reads which model a call names.
package read_model

import (
	"context"

	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/metadata"
	"google.golang.org/grpc/status"

	"rkllmd/faces/kakeya"
)

// ReadModel returns the name of the model in the metadata of a call; "": it names none.
//
// **Runs on:** the request's goroutine. Errors: INVALID_ARGUMENT, several are named.
func ReadModel(ctx context.Context) (string, error) {
	switch names := metadata.ValueFromIncomingContext(ctx, kakeya.ModelKey); len(names) {
	case 0:
		return "", nil
	case 1:
		return names[0], nil
	default:
		return "", status.Errorf(codes.InvalidArgument,
			"the metadata %q names %d models; a session has one: send it once", kakeya.ModelKey, len(names))
	}
}
