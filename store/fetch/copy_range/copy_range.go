// Package copy_range makes one request for a range.
package copy_range

import (
	"context"
	"fmt"
	"time"

	"rkllmd/store/fetch"
	"rkllmd/store/fetch/check_answer"
	"rkllmd/store/fetch/measure_range"
	"rkllmd/store/fetch/wrap_silence"
	"rkllmd/store/fetch/write_piece"
	"rkllmd/store/remote"
	"rkllmd/store/remote/ask_url"
	"rkllmd/store/remote/describe_failure"
)

// CopyRange asks for what of range i of part follows its first done bytes, and writes it as it comes. Whoever sends
// nothing for a while has lost.
//
// **Runs on:** one thread at a time. It is the one that has taken the range.
func CopyRange(ctx context.Context, part *fetch.Part, i int, done int64) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	silence := min(part.Job.Client.Patience, fetch.MostSilence)
	timer := time.AfterFunc(silence, cancel)
	defer timer.Stop()
	from, length := measure_range.MeasureRange(part.Plan, i)
	query := remote.Query{URL: part.Job.URL}
	if part.Plan.Ranged {
		query.Range = fmt.Sprintf("bytes=%d-%d", from+done, from+length-1)
	}
	answer, err := ask_url.AskURL(ctx, part.Job.Client, query)
	if err != nil {
		return wrap_silence.WrapSilence(ctx, silence, err)
	}
	defer answer.Body.Close()
	if err := check_answer.CheckAnswer(part, answer, from+done); err != nil {
		return err
	}
	piece := make([]byte, fetch.PieceSize)
	for done < length {
		timer.Reset(silence)
		got, err := answer.Body.Read(piece[:min(length-done, fetch.PieceSize)])
		if got > 0 {
			if err := write_piece.WritePiece(part, i, done, piece[:got]); err != nil {
				return err
			}
			done += int64(got)
		}
		if err != nil && done < length {
			return wrap_silence.WrapSilence(ctx, silence, describe_failure.DescribeFailure(answer.Request.URL.Host,
				err))
		}
	}
	return nil
}
