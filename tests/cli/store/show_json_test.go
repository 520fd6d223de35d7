package store_test

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/store/show_json"
	"rkllmd/store"
)

func TestShowJSON(t *testing.T) {
	var output bytes.Buffer
	require.NoError(t, show_json.ShowJSON(&output, store.File{Path: "/a", Role: store.RoleModel, Size: 1}))
	require.JSONEq(t, `{"path": "/a", "role": "model", "size": 1}`, output.String())
	require.Error(t, show_json.ShowJSON(&output, func() {}))
}
