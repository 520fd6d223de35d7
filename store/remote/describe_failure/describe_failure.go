// Package describe_failure says why a host did not answer.
package describe_failure

import (
	"errors"
	"fmt"
	"net/url"
)

// DescribeFailure returns err, of a request to host, without the address that net/http puts in: it may be signed.
//
// **Runs on:** any thread.
func DescribeFailure(host string, err error) error {
	wrapped := &url.Error{}
	if errors.As(err, &wrapped) {
		err = wrapped.Err
	}
	return fmt.Errorf("%s does not answer: %w", host, err)
}
