package serve_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/serve/stop_models"
	"rkllmd/models"
	"rkllmd/models/create_table"
)

func TestStopModels(t *testing.T) {
	stop_models.StopModels(nil)()
	table := create_table.CreateTable(nil, models.Options{})
	stop_models.StopModels(table)()
	<-table.Ended
	require.True(t, table.Stopped)
}
