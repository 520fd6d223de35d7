package wire_test

import (
	"net/http"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/upstream/wire/refuse_redirect"
)

func TestRefuseRedirect(t *testing.T) {
	require.ErrorIs(t, refuse_redirect.RefuseRedirect(nil, nil), http.ErrUseLastResponse)
}
