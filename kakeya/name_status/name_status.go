// Package name_status gives an error its status.
package name_status

import (
	"errors"

	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"

	"rkllmd/generation"
)

// NameStatus returns an error of generation as the status that a client is told, with its text. nil stays nil, and what is a status already
// what it is.
//
// **Runs on:** any thread.
func NameStatus(err error) error {
	if _, is := status.FromError(err); is {
		return err
	}
	code := codes.Internal
	switch {
	case errors.Is(err, generation.ErrInvalid):
		code = codes.InvalidArgument
	case errors.Is(err, generation.ErrNotSupported):
		code = codes.Unimplemented
	case errors.Is(err, generation.ErrBusy):
		code = codes.ResourceExhausted
	case errors.Is(err, generation.ErrNotFound):
		code = codes.NotFound
	case errors.Is(err, generation.ErrClosed):
		code = codes.Unavailable
	}
	return status.Error(code, err.Error())
}
