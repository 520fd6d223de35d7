package folder_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/store"
	"rkllmd/store/folder/compare_models"
)

func TestCompareModels(t *testing.T) {
	older, newer := store.Model{Modified: time.Unix(1, 0)}, store.Model{Modified: time.Unix(2, 0)}
	require.Negative(t, compare_models.CompareModels(older, newer))
	require.Zero(t, compare_models.CompareModels(older, older))
}
