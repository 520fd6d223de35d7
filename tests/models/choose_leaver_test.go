package models_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/models"
	"rkllmd/models/choose_leaver"
	"rkllmd/tests/models/bare_table"
)

func TestChooseLeaver(t *testing.T) {
	table, now := bare_table.BareTable(models.Options{}), time.Now()
	require.Nil(t, choose_leaver.ChooseLeaver(table))
	pinned := &models.Stay{Model: &models.Model{Pinned: true}}
	table.Stays = []*models.Stay{pinned}
	require.Nil(t, choose_leaver.ChooseLeaver(table))
	newer := &models.Stay{Model: &models.Model{}, Holders: 1, Begun: now.Add(1)}
	older := &models.Stay{Model: &models.Model{}, Holders: 2, Begun: now, Used: now.Add(9)}
	table.Stays = append(table.Stays, newer, older)
	require.Same(t, older, choose_leaver.ChooseLeaver(table), "all are held: the one that came first")
	idle := &models.Stay{Model: &models.Model{}, Used: now.Add(5), Begun: now.Add(2)}
	table.Stays = append(table.Stays, idle)
	require.Same(t, idle, choose_leaver.ChooseLeaver(table), "nobody holds it")
	longer := &models.Stay{Model: &models.Model{}, Used: now.Add(4), Begun: now.Add(3)}
	table.Stays = append(table.Stays, longer, &models.Stay{Model: &models.Model{}, Holders: 1, Begun: now.Add(-1)})
	require.Same(t, longer, choose_leaver.ChooseLeaver(table), "nobody has used it for longer")
	newer.Leaving = true
	require.Same(t, newer, choose_leaver.ChooseLeaver(table), "one is enough")
}
