package model_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/model/is_file_lost"
)

func TestIsFileLost(t *testing.T) {
	lost := int32(0)
	require.False(t, is_file_lost.IsFileLost(&engine.Model{}))
	require.False(t, is_file_lost.IsFileLost(&engine.Model{Lost: &lost}))
	lost = 1
	require.True(t, is_file_lost.IsFileLost(&engine.Model{Lost: &lost}))
}
