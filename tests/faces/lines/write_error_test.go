package lines_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/lines"
	"rkllmd/faces/lines/write_error"
	"rkllmd/generation"
)

func TestWriteError(t *testing.T) {
	for _, one := range []struct {
		err  error
		kind string
	}{
		{errors.New("plain"), "invalid"}, {fmt.Errorf("%w: x", generation.ErrInvalid), "invalid"},
		{fmt.Errorf("%w: x", generation.ErrTooLong), "too_long"},
		{fmt.Errorf("%w: x", generation.ErrNotSupported), "not_supported"}, {fmt.Errorf("%w: x", generation.ErrBusy),
			"busy"},
		{fmt.Errorf("%w: x", generation.ErrNotFound), "not_found"}, {fmt.Errorf("%w: x", generation.ErrClosed),
			"closed"}, {fmt.Errorf("%w: x", generation.ErrFailed), "failed"},
	} {
		var output bytes.Buffer
		write_error.WriteError(&lines.Host{Output: &output}, json.RawMessage(`"a"`), one.err)
		require.JSONEq(t, fmt.Sprintf(`{"id": "a", "event": "error", "kind": %q, "error": %q}`, one.kind, one.err),
			output.String())
	}
	var output bytes.Buffer
	write_error.WriteError(&lines.Host{Output: &output}, nil, errors.New("x"))
	require.JSONEq(t, `{"id": null, "event": "error", "kind": "invalid", "error": "x"}`, output.String())
}
