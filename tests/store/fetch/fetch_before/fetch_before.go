// Package fetch_before leaves a download that was begun.
package fetch_before

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/fetch"
	"rkllmd/store/fetch/close_part"
	"rkllmd/store/fetch/open_part"
	"rkllmd/store/fetch/plan_file"
	"rkllmd/store/fetch/write_piece"
)

// FetchBefore leaves the first bytes of data in job's folder, as a download does that has ended early: "same", "other",
// of another file, or "wrong", which are not what they should be.
func FetchBefore(tb testing.TB, job *fetch.Job, data []byte, kind string) {
	tb.Helper()
	plan, err := plan_file.PlanFile(tb.Context(), job)
	require.NoError(tb, err)
	if kind == "other" {
		plan.Tag, plan.SHA256 = "another", ""
	}
	part, err := open_part.OpenPart(job, plan)
	require.NoError(tb, err)
	piece := slices.Clone(data[:100_000])
	if kind != "same" {
		piece[7] ^= 1
	}
	require.NoError(tb, write_piece.WritePiece(part, 0, 0, piece))
	close_part.ClosePart(part)
}
