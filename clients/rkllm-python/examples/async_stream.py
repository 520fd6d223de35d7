#!/usr/bin/env python3
"""Two streams at once with asyncio; the second one is left when the first has ended: async_stream.py [MODEL]"""

import asyncio
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))  # not needed where the package is installed
import rkllm


async def show(client: rkllm.AsyncClient, prompt: str, most: int) -> str:
    """The text of an answer. Cancelling the task that waits here aborts the run."""
    answer = ""
    async for text in client.stream(prompt, rkllm.RKLLMInferParam(max_new_tokens=most)).texts():
        answer += text
    return answer


async def main(model: str) -> None:
    async with rkllm.AsyncClient() as client:
        await client.init(rkllm.RKLLMParam(model, max_context_len=512, skip_special_token=True))
        try:
            first = asyncio.create_task(show(client, "What is a Unix socket?", 64))
            second = asyncio.create_task(show(client, "Tell me a story.", -1))
            print(await first)
            second.cancel()
            await asyncio.gather(second, return_exceptions=True)
            print("second task: %s" % ("cancelled" if second.cancelled() else "ended before"))
        finally:
            await client.destroy()


try:
    asyncio.run(main(sys.argv[1] if len(sys.argv) > 1 else "builtin:demo"))
except (rkllm.Error, OSError) as error:
    sys.exit("async_stream.py: %s" % error)
